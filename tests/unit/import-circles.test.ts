/**
 * The house of docs/architecture.md, drawn from the imports of `app/`: a room is a folder, and an
 * arrow points to what it imports. A type that is imported counts like anything else, since to read
 * one room is then to read the other; so does what is imported later, on intent.
 */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {dirname, join, normalize, sep} from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const ENDINGS = ['', '.ts', '.tsx'];

/** The layers from the ground up: a layer may import what stands below it, never what stands above. */
const FLOORS = [
  ['app/domain', 'app/graphql'],
  ['app/content', 'app/copy'],
  ['app/server', 'app/state', 'app/service-worker'],
  ['app/components'],
  ['app/routes'],
  ['app'],
];

const files = sourceFiles();
const imports = importsOf(files);

describe('the house', () => {
  it('is read whole', () => {
    expect(files.size).toBeGreaterThan(200);
    const layers = new Set([...files.keys()].map(layerOf));
    expect([...layers].sort()).toEqual(FLOORS.flat().sort());
    const arrows = [...imports.values()].reduce((sum, targets) => sum + targets.size, 0);
    expect(arrows).toBeGreaterThan(800);
  });

  it('has no circle of files', () => {
    expect(circles(imports)).toEqual([]);
  });

  it('has no circle of rooms', () => {
    expect(circles(between(imports, dirname))).toEqual([]);
  });

  it('has no circle of layers', () => {
    expect(circles(between(imports, layerOf))).toEqual([]);
  });

  it('has no arrow upwards', () => {
    expect(arrowsUpwards(imports)).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  const paper = readFileSync('docs/architecture.md', 'utf8');
  const picture = pictureIn(paper);

  it('draws each room once', () => {
    const real = new Set([...files.keys()].map(roomOf));
    const drawn = [...picture.nodes.values()].flatMap(({rooms}) => rooms);
    const inside = (room: string) => picture.nodes.has(room.split('/')[0] ?? '');
    expect(drawn.toSorted()).toEqual([...real].filter((room) => !inside(room)).sort());
  });

  it('draws each arrow, and none that is not there', () => {
    const nodeOf = (room: string) =>
      [...picture.nodes].find(([, {rooms}]) => rooms.includes(room))?.[0] ?? room;
    const arrows = [...between(imports, roomOf)].flatMap(([from, targets]) =>
      [...targets].flatMap((to) => {
        const [one = '', other = ''] = [from.split('/')[0], to.split('/')[0]];
        const ends = one === other ? [nodeOf(from), nodeOf(to)] : [one, other];
        const [start, end] = ends.map((end) => picture.idOf(end));
        return start === end ? [] : `${start} --> ${end}`;
      }),
    );
    expect([...new Set(arrows)].sort()).toEqual(picture.arrows.toSorted());
  });

  it('has in its list every room of domain, server and state, and none that is gone', () => {
    const named = Array.from(
      paper.matchAll(/^- `((?!app)\w[\w-]*\/[\w/-]+)`:/gm),
      ([, room]) => room,
    );
    const real = new Set([...files.keys()].map(roomOf));
    const told = [...real].filter((room) => /^(?:domain|server|state)\/[\w-]+$/.test(room));
    expect(told.filter((room) => !named.includes(room))).toEqual([]);
    expect(named.filter((room) => !real.has(room ?? ''))).toEqual([]);
  });
});

describe('a planted fault is found:', () => {
  const planted = (from: string, specifier: string) =>
    importsOf(new Map([...files, [from, `${files.get(from)}\nimport '${specifier}';`]]));

  it('two files that import each other', () => {
    const faulty = planted('app/domain/cart/cart-line.ts', './cart');
    expect(circles(faulty).flat()).toContain('app/domain/cart/cart-line.ts');
  });

  it('two rooms of which each imports a file of the other', () => {
    const faulty = planted('app/server/http/log.ts', '../seo/xml');
    expect(circles(faulty)).toEqual([]);
    expect(circles(between(faulty, dirname)).flat()).toContain('app/server/http');
  });

  it('an arrow upwards', () => {
    const faulty = planted('app/domain/limits.ts', '~/copy/page-layout/brand');
    expect(arrowsUpwards(faulty)).toEqual([
      'app/domain/limits.ts -> app/copy/page-layout/brand.ts',
    ]);
  });
});

function sourceFiles(): ReadonlyMap<string, string> {
  const paths = readdirSync('app', {recursive: true, encoding: 'utf8'})
    .map((path) => join('app', path).split(sep).join('/'))
    .filter((path) => /\.tsx?$/.test(path) && statSync(path).isFile());
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

/** What each file imports of the others, statically or by `import()`. */
function importsOf(sources: ReadonlyMap<string, string>): Graph {
  const resolve = (from: string, specifier: string) => {
    const path = specifier.startsWith('~/')
      ? `app/${specifier.slice(2)}`
      : normalize(join(dirname(from), specifier))
          .split(sep)
          .join('/');
    return ENDINGS.map((ending) => path + ending).find((candidate) => sources.has(candidate));
  };
  return new Map(
    [...sources].map(([from, text]) => {
      const specifiers = ts
        .preProcessFile(text, true, true)
        .importedFiles.map(({fileName}) => fileName)
        .filter((specifier) => /^(~|\.\.?)\//.test(specifier));
      const targets = specifiers.flatMap((specifier) => resolve(from, specifier) ?? []);
      return [from, new Set(targets)];
    }),
  );
}

/** The same arrows between what the files belong to. */
function between(graph: Graph, roomOf: (path: string) => string): Graph {
  const rooms = new Map<string, Set<string>>();
  for (const [from, targets] of graph) {
    const room = roomOf(from);
    const reached = rooms.get(room) ?? new Set();
    for (const target of targets) if (roomOf(target) !== room) reached.add(roomOf(target));
    rooms.set(room, reached);
  }
  return rooms;
}

/** 'server/http'; 'server/*.ts' for the files of the layer itself, and 'app' for those of the root. */
function roomOf(path: string): string {
  const [, layer = '', ...rooms] = dirname(path).split('/');
  return layer ? [layer, ...(rooms.length > 0 ? rooms : ['*.ts'])].join('/') : 'app';
}

/** The nodes of the document's picture with their rooms, and its arrows between nodes or layers. */
function pictureIn(paper: string) {
  const [, drawing = ''] = /```mermaid\n([\s\S]*?)```/.exec(paper) ?? [];
  const nodes = new Map<string, {rooms: readonly string[]}>();
  const ids = new Map<string, string>();
  const arrows: string[] = [];
  let layer = '';
  for (const line of drawing.split('\n')) {
    const [, from, to] = /^ *(\w+) --> (.*)$/.exec(line) ?? [];
    if (from && to) arrows.push(...to.split(' & ').map((each) => `${from} --> ${each}`));
    const [, subgraph] = /^ *subgraph (\w+)/.exec(line) ?? [];
    if (subgraph) layer = subgraph;
    else if (line.trim() === 'end') layer = '';
    else {
      const [, id, label = ''] = /^ *(\w+)\["(.*)"\]$/.exec(line) ?? [];
      if (!id) continue;
      const whole = /^<b>([\w-]+)<\/b>/.exec(label)?.[1];
      if (whole) ids.set(whole, id);
      const rooms = whole ? [] : label.split(/ · |<br\/>/).map((room) => `${layer}/${room}`);
      nodes.set(whole ?? id, {rooms});
    }
  }
  return {nodes, arrows, idOf: (name: string) => ids.get(name) ?? name};
}

/** `app/domain` for what is in it, `app` for the files of the root, which hold the rest together. */
function layerOf(path: string): string {
  const parts = path.split('/');
  return parts.length > 2 ? parts.slice(0, 2).join('/') : 'app';
}

function arrowsUpwards(graph: Graph): string[] {
  const floor = (path: string) => FLOORS.findIndex((layers) => layers.includes(layerOf(path)));
  return [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter((target) => floor(target) > floor(from))
      .map((target) => `${from} -> ${target}`),
  );
}

/** Groups of which each member reaches every other one: Tarjan's strongly connected components. */
function circles(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];

  function visit(node: string): number {
    order.set(node, order.size);
    let low = order.get(node)!;
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next)!);
    }
    lowest.set(node, low);
    if (low === order.get(node)) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1) found.push(group.sort());
    }
    return low;
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}
