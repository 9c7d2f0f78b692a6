/** A fault that is put into the code on purpose, to see who notices. */
export interface PlantedFault {
  /** What is wrong with the shop then, in a few words. */
  readonly name: string;
  /** Path from the root of the project. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly search: string;
  readonly replace: string;
}

/** The text of the fault's file with the fault in it. @throws {Error} when it does not fit exactly once. */
export function plant({name, file, search, replace}: PlantedFault, text: string): string {
  const places = text.split(search).length - 1;
  if (places !== 1) throw new Error(`'${name}' fits ${places} times into ${file}`);
  return text.replace(search, () => replace);
}
