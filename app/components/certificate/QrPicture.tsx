import type {QrDrawing} from '~/domain/certificate/qr-drawing';

interface QrPictureProps {
  readonly drawing: QrDrawing;
  readonly label: string;
  readonly className?: string;
}

export function QrPicture({drawing: {size, path}, label, className}: QrPictureProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#072825" d={path} />
    </svg>
  );
}
