/** Runs all checks; later ones depend on earlier ones, so that a fault is reported once. */
import type {Claim} from '../../app/content/claims';
import type {Environment} from '../../app/server/environment/environment';
import {checkAccounts, checkRedirects} from './check-accounts';
import {checkCertificates} from './check-certificates';
import {checkChatFunction} from './check-chat-function';
import {checkCollections} from './check-collections';
import {checkFunctions, toldOf} from './check-functions';
import {checkLaunch, readPolicies} from './check-launch';
import {checkMarketplaces} from './check-marketplaces';
import {checkOffers} from './check-offers';
import {checkAdmin, checkOrders, checkWebhooks, type Operator} from './check-orders';
import {checkChatCatalogue, checkProducts} from './check-products';
import {checkStorefront} from './check-storefront';
import {checkFormKey, checkTables} from './check-tables';
import {checkVariables} from './check-variables';
import {findingsOf, type Finding} from './finding';
import {readCollections, readProducts} from './read-catalogue';
import {storefrontOf} from './storefront';
import {messageOf} from '../lib/fail';
import {supabaseOf} from './supabase';

export interface Patient {
  readonly variables: Readonly<Record<string, string>>;
  /** Names of the variables that the shop reads. */
  readonly knownVariables: ReadonlySet<string>;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The shop's claims about itself. */
  readonly claims: Readonly<Record<string, Claim>>;
  /** Facts that only the operator's own machine knows. */
  readonly operator: Operator;
}

/** Never throws, whatever a service does. */
export async function examine({
  variables,
  knownVariables,
  now,
  claims,
  operator,
}: Patient): Promise<readonly Finding[]> {
  const {environment, findings} = checkVariables(variables, knownVariables, now);
  if (!environment) return findings;
  const currency = variables['PUBLIC_SHOP_CURRENCY']?.trim() ?? '';
  const [commerce, accounts, policies] = await Promise.all([
    examineStore(environment, currency, now),
    examineProject(environment, operator, now),
    readPolicies(storefrontOf(environment)),
  ]);
  const launch = checkLaunch(environment, policies, claims);
  return [...findings, ...commerce, ...accounts, ...launch, checkMarketplaces(now)];
}

/** Whether all that the shop is connected with lets it in: what `npm run today` looks at. Never throws either. */
export async function examineAccess({
  variables,
  knownVariables,
  now,
  operator,
}: Omit<Patient, 'claims'>): Promise<readonly Finding[]> {
  const {environment, findings} = checkVariables(variables, knownVariables, now);
  if (!environment) return findings;
  const store = await checkStorefront(storefrontOf(environment), environment, '', now);
  const {supabase: project} = environment;
  if (!project) return [...findings, ...store.findings];
  const supabase = supabaseOf(project);
  const accounts = await checkAccounts(supabase);
  const found = [...findings, ...store.findings, ...accounts.findings];
  if (!accounts.reachable) return found;
  const told = await toldOf(environment, operator);
  const more = await Promise.all([
    checkAdmin(operator, told),
    checkChatFunction(supabase, environment.siteUrl),
    checkWebhooks(supabase, operator),
    checkFunctions(project.url, operator.reconcileSecret, told),
    checkFormKey(supabase, operator.serviceKey, environment.formKey),
  ]);
  return [...found, ...more.flat()];
}

async function examineStore(
  environment: Environment,
  currency: string,
  now: number,
): Promise<readonly Finding[]> {
  const storefront = storefrontOf(environment);
  const access = await checkStorefront(storefront, environment, currency, now);
  if (!access.reachable) return access.findings;
  try {
    const [collections, products] = await Promise.all([
      readCollections(storefront),
      readProducts(storefront),
    ]);
    return [
      ...access.findings,
      ...checkCollections(collections),
      ...checkProducts(products),
      ...checkChatCatalogue(products),
      ...(await checkOffers(storefront, products, environment, now)),
    ];
  } catch (error) {
    const {fail} = findingsOf('catalogue');
    const text = `The catalogue cannot be read: ${messageOf(error)}.`;
    return [...access.findings, fail(text, 'Mend the scopes above, or try again.')];
  }
}

async function examineProject(
  environment: Environment,
  operator: Operator,
  now: number,
): Promise<readonly Finding[]> {
  const {supabase: project, siteUrl} = environment;
  if (!project) return [];
  const supabase = supabaseOf(project);
  const {reachable, findings} = await checkAccounts(supabase);
  if (!reachable) return findings;
  const told = await toldOf(environment, operator);
  const more = await Promise.all([
    checkRedirects(supabase, siteUrl),
    checkTables(supabase),
    checkChatFunction(supabase, siteUrl),
    checkFunctions(project.url, operator.reconcileSecret, told),
    checkCertificates(supabase, environment),
    checkOrders(supabase, operator, storefrontOf(environment), now),
    checkAdmin(operator, told),
    checkFormKey(supabase, operator.serviceKey, environment.formKey),
  ]);
  return [...findings, ...more.flat()];
}
