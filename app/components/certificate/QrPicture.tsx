/** A QR code as the worker drew it: dark modules as one path, in units of a module. */
export interface QrDrawing {
  /** Modules on each side, without the quiet zone. */
  readonly size: number;
  readonly path: string;
}

interface QrPictureProps {
  readonly drawing: QrDrawing;
  readonly label: string;
  readonly className?: string;
}

/** Four light modules about it, as readers need. */
export function QrPicture({drawing: {size, path}, label, className}: QrPictureProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <path fill="#ffffff" d={`M-4-4h${size + 8}v${size + 8}h-${size + 8}z`} />
      <path fill="#072825" d={path} />
    </svg>
  );
}
