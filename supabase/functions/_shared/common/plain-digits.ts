/** Compatible forms as plain ones, and digits of any script as '0' to '9': 'ＲＰ-１００１' is 'RP-1001'. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    // The ten digits of a script follow each other.
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}
