/** The dossier as one ZIP for a platform's reviewer, made in the browser from what the shop signed. */
import {formatDate} from '@common/dates';
import {downloadZip} from 'client-zip';
import {textsOfVersion} from '~/content/licence-texts';
import {dossier as copy} from '~/copy/dossier';
import {dossierFiles as texts} from '~/copy/dossier-files';
import {manifestOf} from '~/domain/certificate/dossier';
import {now} from '~/state/browser/clock';
import {offerFile, zipName} from '~/state/library/purchase-zip';
import {showToast} from '~/state/toasts';
import {readDossier, type DossierRead} from './read-dossier';

/** Saves the dossier of a certificate as a download, and says how it went; resolves to whether it was saved. */
export async function saveDossier(id: string): Promise<boolean> {
  const read = await readDossier(id);
  if (!read.ok) {
    const isInvalid = read.reason === 'invalid';
    showToast({
      tone: 'error',
      title: isInvalid ? copy.invalid : copy.failed,
      text: isInvalid ? copy.invalidText : copy.failedText,
    });
    return false;
  }
  const entries = dossierEntries(read, now());
  const blob = await downloadZip(
    entries.map(({name, text}) => ({name, input: text, lastModified: new Date(now())})),
  ).blob();
  offerFile(blob, zipName(`Expediente - ${read.dossier.credential.product.name}`));
  showToast({tone: 'success', title: copy.ready, text: copy.readyText});
  return true;
}

/** The files of the ZIP. @param moment epoch milliseconds. */
export function dossierEntries(
  {dossier, tokens, keys}: Extract<DossierRead, {ok: true}>,
  moment: number,
): readonly {readonly name: string; readonly text: string}[] {
  const {credential, versions} = dossier;
  const {id: address, licence, product, holder} = credential;
  const origin = new URL(address).origin;
  const facts = {
    date: formatDate(new Date(moment).toISOString()),
    product: product.variant ? `${product.name} (${product.variant})` : product.name,
    holder,
    licence: licence.name,
    version: licence.version,
    address,
    hasVersions: versions.length > 0,
  };
  // A licence that does not allow selling needs no letter to a place of sale.
  const letters = licence.rights['vender'] === 'yes';
  return [
    {name: 'LEEME.txt', text: texts.readme(origin, address, letters)},
    {name: 'credencial.jwt', text: tokens.credential},
    {name: 'archivos.jwt', text: tokens.files},
    ...tokens.versions.map((text, index) => ({
      name: `version-${versions[index]?.number ?? index + 1}.jwt`,
      text,
    })),
    {name: 'manifiesto.json', text: manifestOf(dossier)},
    {name: 'claves.json', text: keys},
    ...textsOfVersion(licence.id, licence.version).map(({language, text}) => ({
      name: `licencia-${language}.txt`,
      text,
    })),
    ...(letters
      ? [
          {name: 'carta-es.txt', text: texts.letterEs(facts)},
          {name: 'letter-en.txt', text: texts.letterEn({...facts, date: isoDay(moment)})},
        ]
      : []),
  ];
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
