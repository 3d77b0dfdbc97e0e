# What `rajas play` says in the terminal.

serve-at = Rajas is at { $address }
serve-stop = Ctrl-C ends it.
serve-ended = Ended. Games that were begun are kept in the browser.
serve-busy = Something else is listening at port { $port } already. Another: rajas play --port { $other }, or leave the port out.
serve-no-host = There is no { $host } here to listen at: { $reason }
serve-forbidden = This port may not be used: { $port }. Those from 1024 on may.
serve-no-notebooks = The notebooks of Rajas are missing. They come with the package: pip install --force-reinstall "rajas[app]".
