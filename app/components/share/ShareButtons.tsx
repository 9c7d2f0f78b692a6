import {share as copy} from '~/copy/share';
import {showToast} from '~/state/toasts';
import {Button, buttonClass} from '../ui/Button';
import {useScripted} from '../ui/hydration/use-browser';

interface ShareButtonsProps {
  /** Of the shop's own, such as '/lista?p=1.2'. */
  readonly path: string;
  readonly title: string;
  readonly label?: string;
}

/** WhatsApp, copying, and the device's own share sheet where it has one. */
export function ShareButtons({path, title, label = copy.share}: ShareButtonsProps) {
  const scripted = useScripted();
  const canShare = scripted && typeof navigator.share === 'function';
  const url = `${scripted ? window.location.origin : ''}${path}`;

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
        className={buttonClass({look: 'outline'})}
      >
        {copy.whatsapp}
      </a>
      <Button look="outline" onClick={() => void copyUrl()}>
        {copy.copy}
      </Button>
      {/* Its place is kept before it is known whether there is a sheet: nothing moves when there is. */}
      <Button
        look="outline"
        className={canShare ? '' : 'invisible'}
        // Whoever closes the sheet has shared nothing, and that is no failure.
        onClick={() => void navigator.share({title, url}).catch(() => {})}
      >
        {label}
      </Button>
    </div>
  );
}
