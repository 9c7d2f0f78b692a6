import type {QrDrawing} from '~/domain/certificate/qr-drawing';

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
