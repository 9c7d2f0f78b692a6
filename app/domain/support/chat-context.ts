/** The dialogue state that a question to SofIA continues from (docs/product.md 10.4): that of her last answer. */
import type {Conversation} from './chat';

/** The state before message `id`; products of a later local match become the list that she showed. */
export function dialogueState(
  conversation: Conversation,
  id: number,
): Readonly<Record<string, unknown>> {
  let state: Readonly<Record<string, unknown>> = {};
  let asked = '';
  for (const message of conversation.filter((each) => each.id < id)) {
    if (message.sender === 'user') asked = message.text;
    else if (message.state) state = message.state;
    else if (message.products) {
      const list = message.products.map(({handle}) => handle);
      const focus = list.length === 1 ? list[0] : null;
      state = {...state, query: {text: asked}, list, seen: list, focus};
    }
  }
  return state;
}
