import {drawCover, type CoverLook, type CoverWords} from '~/domain/rebrand/cover';
import {FONTS} from '~/workers/rebrand/fonts';

const WIDTH = 800;

interface CoverArtProps {
  readonly words: CoverWords;
  readonly look: CoverLook;
  readonly logo: string | null;
  /** Alternative text; empty if the text next to it says the same. */
  readonly label: string;
  /** Height by width. */
  readonly ratio?: number;
  readonly className?: string;
}

/** A cover as it comes out of 'Tu versión'. */
export function CoverArt({words, look, logo, label, ratio = 1.6, className = ''}: CoverArtProps) {
  const height = WIDTH * ratio;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      className={className}
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}
    >
      {drawCover(words, look, WIDTH, height).map((shape, i) => {
        switch (shape.kind) {
          case 'area':
            return <polygon key={i} points={shape.points.join(' ')} fill={shape.fill} />;
          case 'disc':
            return (
              <circle
                key={i}
                cx={shape.center[0]}
                cy={shape.center[1]}
                r={shape.radius}
                fill={shape.fill}
              />
            );
          case 'logo':
            return logo ? (
              <image
                key={i}
                href={logo}
                x={shape.at[0]}
                y={shape.at[1]}
                width={shape.width}
                height={shape.height}
              />
            ) : null;
          case 'text':
            return (
              <text
                key={i}
                x={shape.at[0]}
                y={shape.at[1]}
                fontSize={shape.size}
                fontFamily={`'${FONTS[shape.face].family}', var(--font-sans)`}
                fontWeight={FONTS[shape.face].weight}
                letterSpacing={shape.tracking || undefined}
                textAnchor={shape.anchor}
                fill={shape.fill}
              >
                {shape.text}
              </text>
            );
        }
      })}
    </svg>
  );
}
