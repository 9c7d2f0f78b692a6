/** Orders, mails and files with a project's legacy keys; every other test has the newer ones. */
import {expect, it} from 'vitest';
import {newEmail} from '../supabase/support';
import {startPurchases} from './support';

it('a project with its legacy keys delivers', async () => {
  const shop = await startPurchases({keys: 'legacy'});
  try {
    const email = newEmail();
    await shop.buy(email);
    const library = await shop.openLibrary(email);
    const {data} = await library.from('entitlements').select('id');
    const {data: sessionData} = await library.auth.getSession();
    const response = await fetch(`${shop.services.supabase?.url}/functions/v1/purchases/download`, {
      method: 'POST',
      headers: {authorization: `Bearer ${sessionData.session?.access_token ?? ''}`},
      body: JSON.stringify({entitlement: data?.[0]?.id as string, file: 'ebook.pdf'}),
    });
    const {url} = (await response.json()) as {url: string};
    expect((await fetch(url)).status).toBe(200);
  } finally {
    await shop.close();
  }
});
