/**
 * One structured line per event, readable by any log drain. Values are operation names, ids,
 * statuses and messages of our own errors: never tokens, e-mails or what a shopper typed.
 */
type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export function logError(event: string, fields: LogFields): void {
  console.error(JSON.stringify({level: 'error', event, ...fields}));
}

export function logWarning(event: string, fields: LogFields): void {
  console.warn(JSON.stringify({level: 'warn', event, ...fields}));
}
