/** Mails the report to the operator once per UTC day. */
import type {SendMail} from '../contact/mail-service.ts';
import type {Database} from '../database.ts';
import {todayText, todayTitle, type TodayLine} from './today.ts';

export interface MailTodayParts {
  readonly database: Pick<Database, 'update'>;
  /** Null without a mail service. */
  readonly send: SendMail | null;
  /** The operator's address; empty if not configured. */
  readonly to: string;
  readonly read: () => Promise<readonly TodayLine[]>;
}

/** 'off': no mail service or no address; 'done': this day's mail went before. */
export type MailedToday = 'mailed' | 'off' | 'done' | 'failed';

const TABLE = 'operator_report';

/** `now` is in epoch milliseconds. @throws {DatabaseError} */
export async function mailToday(
  {database, send, to, read}: MailTodayParts,
  now: number,
): Promise<MailedToday> {
  if (!send || !to) return 'off';
  const today = new Date(now).toISOString().slice(0, 10);
  // The run that changes the row sends the mail, so that two concurrent runs send one.
  const claimed = await database.update(
    TABLE,
    `or=(mailed_on.is.null,mailed_on.lt.${today})&select=only_row`,
    {mailed_on: today},
  );
  if (claimed.length === 0) return 'done';
  try {
    const lines = await read();
    const subject = `Your shop today: ${todayTitle(lines.length)}`;
    if ((await send({to, subject, text: todayText(lines)})) === 'sent') return 'mailed';
  } catch (error) {
    console.error('The report to the operator was not made:', String(error));
  }
  // The next run tries again.
  await database.update(TABLE, 'only_row=is.true&select=only_row', {mailed_on: null});
  return 'failed';
}
