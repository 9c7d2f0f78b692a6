import {share as copy} from '~/copy/share';
import {useRootData} from '~/state/root-data';
import {showToast} from '~/state/toasts';
import {Button, buttonClass} from '../ui/Button';
import {useHydrated} from '~/state/browser/hydrated';

interface ShareButtonsProps {
  /** Path within the shop, such as '/lista?p=1.2'. */
  readonly path: string;
  readonly title: string;
  readonly label?: string;
}

const BUTTON = {look: 'outline', size: 'sm'} as const;
/** Narrow enough to share a phone's row with the preceding controls. */
const NARROW = 'px-3!';

/**
 * WhatsApp, copying, and the device's own share sheet where it has one. On a phone the sheet, which
 * copies too, takes the place of copying.
 */
export function ShareButtons({path, title, label = copy.share}: ShareButtonsProps) {
  const scripted = useHydrated();
  const canShare = scripted && typeof navigator.share === 'function';
  // The link must work in the served HTML, because it can be pressed before hydration.
  const url = `${useRootData()?.origin ?? ''}${path}`;

  async function copyUrl() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({tone: 'success', title: copy.copied});
    } catch {
      showToast({tone: 'error', title: copy.failed, text: url});
    }
  }

  return (
    <div className="flex flex-wrap gap-2" data-needs-script>
      <a
        href={`https://wa.me/?${new URLSearchParams({text: `${title} ${url}`})}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={copy.byWhatsapp}
        className={buttonClass(BUTTON, NARROW)}
      >
        {copy.whatsapp}
      </a>
      <Button
        {...BUTTON}
        className={`${NARROW} ${canShare ? 'max-sm:hidden' : ''}`}
        onClick={() => void copyUrl()}
      >
        {copy.copy}
      </Button>
      {/* Last in its row, so that appearing moves nothing. */}
      {canShare ? (
        <Button
          {...BUTTON}
          className={NARROW}
          // Closing the share sheet is not an error.
          onClick={() => void navigator.share({title, url}).catch(() => {})}
        >
          {label}
        </Button>
      ) : null}
    </div>
  );
}
