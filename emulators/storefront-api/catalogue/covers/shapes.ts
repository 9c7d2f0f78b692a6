/** The few SVG elements that covers are drawn with, as short strings. */

export function circle(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

export function rect(x: number, y: number, w: number, h: number, fill: string, rx = 0): string {
  const round = rx ? ` rx="${rx}"` : '';
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}"${round} fill="${fill}"/>`;
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function stroke(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function ring(cx: number, cy: number, r: number, colour: string, width: number): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** Draws the content again and again, turned about a point. */
export function around(x: number, y: number, angles: readonly number[], content: string): string {
  return angles.map((a) => `<g transform="rotate(${a} ${x} ${y})">${content}</g>`).join('');
}

/** Puts a 200×200 drawing with its centre at (cx, cy). */
export function place(content: string, cx: number, cy: number, scale: number, turn = 0): string {
  const rotate = turn ? ` rotate(${turn})` : '';
  return `<g transform="translate(${cx} ${cy})${rotate} scale(${scale}) translate(-100 -100)">${content}</g>`;
}

/** A leaf that grows upwards from its stalk at (x, y). */
export function leaf(x: number, y: number, turn: number, scale: number, fill: string): string {
  return `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" d="M0 0C24-20 24-56 0-78C-24-56-24-20 0 0Z" fill="${fill}"/>`;
}

/** A four-pointed star. */
export function spark(x: number, y: number, r: number, fill: string): string {
  const q = Math.round(r * 0.22 * 10) / 10;
  return path(
    `M${x} ${y - r}Q${x + q} ${y - q} ${x + r} ${y}Q${x + q} ${y + q} ${x} ${y + r}Q${x - q} ${y + q} ${x - r} ${y}Q${x - q} ${y - q} ${x} ${y - r}Z`,
    fill,
  );
}

/** A heart of roughly 100×90, its centre at (x, y). */
export function heart(x: number, y: number, scale: number, fill: string, turn = 0): string {
  return `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" d="M0 46C-70-2-48-46-22-46C-8-46 0-34 0-26C0-34 8-46 22-46C48-46 70-2 0 46Z" fill="${fill}"/>`;
}
