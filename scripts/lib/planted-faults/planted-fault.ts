/** Faults that are put into the code on purpose, to see who notices. */

interface Edit {
  /** Path from the root of the project. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly search: string;
  readonly replace: string;
}

export interface PlantedFault {
  /** What is wrong with the shop then, in a few words. */
  readonly name: string;
  readonly edits: readonly Edit[];
}

/** A fault of one line, as most are. */
export function slip(file: string, name: string, search: string, replace: string): PlantedFault {
  return {name, edits: [{file, search, replace}]};
}

/** The files that a fault changes, each once. */
export function filesOf({edits}: PlantedFault): readonly string[] {
  return [...new Set(edits.map(({file}) => file))];
}

/** The text of a file with the fault in it. @throws {Error} when an edit does not fit exactly once. */
export function plant({name, edits}: PlantedFault, file: string, text: string): string {
  return edits
    .filter((edit) => edit.file === file)
    .reduce((before, {search, replace}) => {
      const places = before.split(search).length - 1;
      if (places !== 1) throw new Error(`'${name}' fits ${places} times into ${file}`);
      return before.replace(search, () => replace);
    }, text);
}
