import type {Mail} from '../lite/mail';

const MAX_MAILS = 500;

/** The mails that would have been sent, the newest last. */
export class Mailbox {
  private mails: Mail[] = [];

  add(mail: Mail): void {
    this.mails.push(mail);
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
