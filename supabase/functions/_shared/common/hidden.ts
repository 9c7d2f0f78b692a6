/** Characters that could make a name read as another: invisible ones, blanks that count as letters, piled-up marks. */
export const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{4}/u;
