/**
 * Recognises the questions whose answer must be a clear NO: may I pass the rights themselves on, and
 * may those who buy from me resell. Their words are those of what is allowed, only in another order.
 */
import {fold} from './normalise.ts';

const RIGHTS = /\b(derech\w*|dere[cx]os?|licenci\w*|lisenci\w*|plr|mrr|rights?|permisos?)\b/;
const PASSING_ON =
  /\b(re+ve?nd\w*|rebend\w*|revent\w*|reventa|resell\w*|resale|trans[fm]er\w*|ced(er|o|erlo|erla)|sublicenci\w*|traspas\w*|otorg\w*|vender|vendo|venda|dar(le|les|la)?|regalar)\b/;
const MASTER = /\b(mrr|master|maestros?|sublicenci\w*)\b/;
/** 'La reventa' is also the shop's name. */
const SHOP_NAME = /\breventa plr\b/g;
/** Asking for what the licence says, or for the meaning of the word, is not asking to pass it on. */
const OTHER_QUESTION = /\b(que (es|son|significa|quiere decir)|certificado|clientes? puede\w*)\b/;

const BUYERS_RESELL =
  /\b(clientes?|compradores?|quien(es)? (me )?compr\w+)\b.{0,30}\b(re+ve?nd\w*|rebend\w*|volver a vender\w*)\b/;

/** `derechos` is passing the rights on, `reventa` is what buyers may do; null is any other question. */
export function licenceQuestion(message: string): 'derechos' | 'reventa' | null {
  const text = fold(message).replace(SHOP_NAME, ' ');
  if (MASTER.test(text)) return 'derechos';
  if (BUYERS_RESELL.test(text)) return 'reventa';
  const passesOn = RIGHTS.test(text) && PASSING_ON.test(text) && !OTHER_QUESTION.test(text);
  return passesOn ? 'derechos' : null;
}
