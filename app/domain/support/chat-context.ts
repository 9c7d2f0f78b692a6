/** What a question to SofIA goes on from (docs/product.md 10.4): the state that her last answer came with. */
import type {Conversation} from './chat';

/** The state before the message with this id; what a local match showed since is the list that she showed. */
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
