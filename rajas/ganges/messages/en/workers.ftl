chapter-workers = Workers
group-WRK = Workers

rule-WRK-1 =
    Reaching or passing money 20, fame 15 or the bridge frees your worker that waits there, once.
    .title = Freeing a worker
rule-WRK-2 = You may place it in the same round, and you never lose it again.
    .title = Yours to keep
rule-WRK-3 =
    In the basic game you have at most 5 workers. The moment you gain the fifth, your sixth goes back to the box.
    .title = Five at most
rule-WRK-4 =
    A worker that you gain with the last placement of a round opens another stage, even if everybody else is done.
    .title = One more stage
    .ruling = The rulebooks let you use a new worker in the same round, and do not say what if all others are done.
