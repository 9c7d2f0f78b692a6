/** Runs all checks; later ones depend on earlier ones, so that a fault is reported once. */
import type {Claim} from '../../app/content/claims';
import type {Environment} from '../../app/server/environment/environment';
import {checkAccounts, checkRedirects} from './check-accounts';
import {checkCertificates} from './check-certificates';
import {checkChatFunction} from './check-chat-function';
import {checkCollections} from './check-collections';
import {checkFunctions} from './check-functions';
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
import {storefrontOf, type Storefront} from './storefront';
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
  const [commerce, accounts, policies] = await Promise.all([
    examineStore(environment, now),
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
  const store = await checkStorefront(storefrontOf(environment), environment, now);
  const {supabase: project, storeDomain} = environment;
  if (!project) return [...findings, ...store.findings];
  const supabase = supabaseOf(project);
  const accounts = await checkAccounts(supabase);
  const found = [...findings, ...store.findings, ...accounts.findings];
  if (!accounts.reachable) return found;
  const more = await Promise.all([
    checkAdmin(operator),
    checkWebhooks(supabase, operator, storeDomain),
    checkFunctions(project.url, operator.reconcileSecret, environment),
    checkFormKey(supabase, operator.serviceKey, environment.formKey),
  ]);
  return [...found, ...more.flat()];
}

async function examineStore(environment: Environment, now: number): Promise<readonly Finding[]> {
  const storefront = storefrontOf(environment);
  const {reachable, findings} = await checkStorefront(storefront, environment, now);
  return reachable
    ? [...findings, ...(await examineCatalogue(storefront, environment, now))]
    : findings;
}

async function examineCatalogue(
  storefront: Storefront,
  environment: Environment,
  now: number,
): Promise<readonly Finding[]> {
  try {
    const [collections, products] = await Promise.all([
      readCollections(storefront),
      readProducts(storefront),
    ]);
    return [
      ...checkCollections(collections),
      ...checkProducts(products),
      ...checkChatCatalogue(products),
      ...(await checkOffers(storefront, products, environment, now)),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      findingsOf('catalogue').fail(
        `The catalogue cannot be read: ${reason}.`,
        'Mend the scopes above, or try again.',
      ),
    ];
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
  const more = await Promise.all([
    checkRedirects(supabase, siteUrl),
    checkTables(supabase),
    checkChatFunction(supabase, siteUrl),
    checkFunctions(project.url, operator.reconcileSecret, environment),
    checkCertificates(supabase, environment),
    checkOrders(supabase, operator, environment.storeDomain, now),
    checkAdmin(operator),
    checkFormKey(supabase, operator.serviceKey, environment.formKey),
  ]);
  return [...findings, ...more.flat()];
}
