/** A shop whose operator has no account backend. */
import {contentOf, expectAccessible} from './support/accessibility';
import {expect, test} from './support/test';
import {visit} from './support/visit';

test('/auth says that there are no accounts', async ({page}) => {
  for (const path of ['/auth', '/auth/nueva-clave']) {
    await visit(page, path);
    await expect(page.getByText('Las cuentas no están disponibles')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page, contentOf(page));
  }
});
