import type {Mail} from '../lite/mail';

const MAX_MAILS = 500;

/** The mails that would have been sent, the newest last. */
export class Mailbox {
  private mails: Mail[] = [];

  /** @param onMail is called with each mail. */
  constructor(private readonly onMail?: (mail: Mail) => void) {}

  add(mail: Mail): void {
    this.mails.push(mail);
    this.onMail?.(mail);
    if (this.mails.length > MAX_MAILS) this.mails.shift();
  }

  /** All mails, or those to one address, ignoring case. */
  list(to: string | null): readonly Mail[] {
    const address = to?.toLowerCase();
    return address ? this.mails.filter((mail) => mail.to.toLowerCase() === address) : this.mails;
  }

  clear(): void {
    this.mails = [];
  }
}
