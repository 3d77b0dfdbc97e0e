// For every run of letters in the picture: how far its colour is from what is really painted below it.
() => {
  const svg = document.querySelector('svg');
  // A copy in place of each reference: only so can be asked what lies at a point.
  for (const use of [...svg.querySelectorAll('use')]) {
    const copy = svg.querySelector(use.getAttribute('href')).cloneNode(true);
    copy.removeAttribute('id');
    const place = document.createElementNS(svg.namespaceURI, 'g');
    place.setAttribute('transform', use.getAttribute('transform'));
    place.append(copy);
    use.replaceWith(place);
  }
  const words = 'g[transform*=" scale(0.0"]';
  const isLetters = element => element.closest(words);
  const opacity = element => {
    let seen = 1;
    for (let at = element; at !== svg; at = at.parentElement) seen *= getComputedStyle(at).opacity;
    return seen;
  };
  const painted = element => {
    const style = getComputedStyle(element);
    if (!style.fill.startsWith('rgb')) return null;
    const [red, green, blue, alpha = 1] = style.fill.match(/[\d.]+/g).map(Number);
    return [red, green, blue, alpha * style.fillOpacity * opacity(element)];
  };
  const bright = colour => {
    const [red, green, blue] = colour.map(part => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [dark, light] = [bright(one), bright(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const order = new Map([...svg.querySelectorAll('*')].map((element, number) => [element, number]));
  const ground = (letters, x, y) => {
    const layers = [];
    for (const element of document.elementsFromPoint(x, y)) {
      if (!(element instanceof SVGGeometryElement) || isLetters(element) || order.get(element) > order.get(letters)) continue;
      const colour = painted(element);
      if (colour) layers.push(colour);
      if (colour?.[3] === 1) break;
    }
    const page = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g).map(Number);
    return layers.reverse().reduce((below, [...above]) => [0, 1, 2].map(part => below[part] * (1 - above[3]) + above[part] * above[3]), page);
  };
  const within = [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.2], [0.5, 0.8]];
  return [...svg.querySelectorAll(words)].filter(letters => opacity(letters) === 1).map(letters => {
    const box = letters.getBoundingClientRect();
    const below = within.map(([x, y]) => ground(letters, box.x + box.width * x, box.y + box.height * y));
    return {
      size: letters.getScreenCTM().a * 1000,
      contrast: Math.min(...below.map(colour => contrast(painted(letters), colour))),
      where: `${Math.round(box.x)}, ${Math.round(box.y)}: ${getComputedStyle(letters).fill}`,
    };
  });
}
