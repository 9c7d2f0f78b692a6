/** A QR code as the worker draws it: dark modules as one path, in units of a module. */
export interface QrDrawing {
  /** Modules on each side, the light ones about it included. */
  readonly size: number;
  readonly path: string;
}
