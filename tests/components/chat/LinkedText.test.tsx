// @vitest-environment jsdom
/** What SofIA names is a link: pages of the shop, the community, addresses. */
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {LinkedText} from '~/components/chat/ReplyView';

const root = vi.hoisted(() => ({communityUrl: null as string | null}));
vi.mock('@remix-run/react', () => ({
  Link: ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
  useRouteLoaderData: () => root,
}));

afterEach(() => {
  cleanup();
  root.communityUrl = null;
});

function show(text: string) {
  const {container} = render(<LinkedText text={text} />);
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  return {text: container.textContent, links};
}

test('whoever is not answered gets ways on, each a link', () => {
  root.communityUrl = 'https://chat.example/grupo';
  const shown = show(
    'Escribe en «Contacto», pregunta en «Únete a nuestra comunidad» o mira «Preguntas frecuentes».',
  );
  expect(shown.links).toEqual(['/contacto', 'https://chat.example/grupo', '/faq']);
  expect(shown.text).not.toMatch(/[«»]/);
});

test('a name that leads nowhere stays a name', () => {
  const said = '«Únete a nuestra comunidad», «Masa madre» y «javascript:alert(1)».';
  expect(show(said)).toEqual({text: said, links: []});
});
