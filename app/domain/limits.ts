/**
 * Numbers that several rules share and keys of browser storage, each written once (docs/product.md 15.1).
 * A number that only one rule uses stands in that rule's file (docs/product.md 15.2). Percentages of offers are in
 * `offers/offers.ts`; widths and durations of the screens are in the styles.
 */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
export const DAY_MS = 24 * 60 * MINUTE_MS;

export const PROVIDER_API_VERSION = '2025-07';

export const MAX_PRODUCT_IMAGES = 5;
export const MAX_PRODUCT_VARIANTS = 10;
export const MAX_COLLECTION_PRODUCTS = 100;
export const COLLECTIONS_REQUESTED = 50;
export const SEARCH_PRODUCTS_REQUESTED = 100;
export const CROSS_SELL_PRODUCTS_REQUESTED = 50;

export const CART_STORAGE_KEY = 'reventaplr-cart';
export const WISHLIST_STORAGE_KEY = 'plr-wishlist';
export const PRODUCT_OFFERS_STORAGE_KEY = 'reventaplr-offers';
export const CROSS_SELL_STORAGE_KEY = 'reventaplr-cross-sell';
export const COUNTRY_STORAGE_KEY = 'reventaplr-pais';
export const CHECKOUT_CHANNEL = 'online_store';

export const COLLECTION_PAGE_SIZE = 24;
export const HOME_FEATURED_PRODUCTS = 12;
export const HOME_NEW_PRODUCTS = 12;
export const HOME_CATEGORIES = 6;
export const LOCAL_CATALOGUE_SIZE = 134;
/** Characters of a description that a search result shows. */
export const SEARCH_PREVIEW_LENGTH = 100;

/** Pixels of scroll; the header may hide only beyond them. */
export const HEADER_HIDE_THRESHOLD_PX = 80;
/** Pixels; a smaller movement is a trembling finger, not a scroll. */
export const HEADER_JITTER_PX = 4;
export const HERO_ROTATION_MS = 10 * SECOND_MS;

export const PRODUCT_OFFER_MS = 15 * MINUTE_MS;
/** Counted from the expiry of the former offer. */
export const PRODUCT_OFFER_RESTART_MS = 1 * DAY_MS;
export const COUNTDOWN_TICK_MS = SECOND_MS;

export const COMBO_FEEDBACK_MS = 5 * SECOND_MS;
export const MAX_RELATED_CARDS = 6;
export const RELATED_TYPE_SCORE = 100;
export const RELATED_TAG_SCORE = 10;

/** Counted from the moment when the line was added. */
export const LINE_DISCOUNT_MS = 15 * MINUTE_MS;

export const CROSS_SELL_MS = 60 * SECOND_MS;
export const CROSS_SELL_COOLDOWN_MS = 1 * DAY_MS;

/** Factor by which the visitor's own clocks run longer for visitors who ask for more time. */
export const MORE_TIME_FACTOR = 10;
export const MORE_TIME_STORAGE_KEY = 'reventaplr-mas-tiempo';
export const NO_SEARCH_KEY_STORAGE_KEY = 'reventaplr-sin-tecla';

/** US dollars. */
export const AUTO_PAGE_COURSE_USD = 97;
export const VIBECODE_COURSE_USD = 147;
export const UPSELL_COURSE_USD = 97;

export const MIN_PASSWORD_LENGTH = 6;
/** Maximum length of a chosen password in UTF-8. */
export const MAX_PASSWORD_BYTES = 72;
export const MAX_CHAT_SUGGESTIONS = 3;
export const CONTACT_MESSAGE_ROWS = 4;

export const MAX_LINE_QUANTITY = 99;
export const MAX_CART_LINES = 100;
/**
 * How long a hand-off may be prepared, longer than the browser waits for the answer: after it, a record
 * whose page went away without a word locks the cart no more.
 */
export const HAND_OFF_LIMIT_MS = 25 * SECOND_MS;
/** Time for which the cart page shows the outcome of the last hand-off. */
export const HAND_OFF_NOTICE_MS = 15 * MINUTE_MS;
/** Time for which a hand-off may still be paid: the provider forgets a cart after that. */
export const HAND_OFF_KEPT_MS = 10 * DAY_MS;
/** Hand-offs that a browser keeps, the latest ones. */
export const MAX_HAND_OFFS = 10;
/** Time for which the prices in an open cart count as current. */
export const PRICE_REFRESH_MS = 10 * MINUTE_MS;
/** Pause before the shop is asked again after a failure. */
export const PRICE_RETRY_MS = MINUTE_MS;
/** Records of product offers that a browser keeps, the latest ones. */
export const MAX_STORED_OFFERS = 200;
/** Seconds before the end at which a countdown is announced once more. */
export const LAST_MINUTE_SECONDS = 60;
export const MAX_WISHLIST_ITEMS = 500;
export const MAX_ORDER_LENGTH = 40;
/** Characters of a review, and of the name below it (supabase/migrations/20261127040000_reviews.sql). */
export const MAX_REVIEW_LENGTH = 1000;
export const MAX_REVIEWER_LENGTH = 60;
export const MAX_NAME_LENGTH = 80;
export const MAX_CONTACT_NAME_LENGTH = 100;

/** Hidden field of the public forms: no person sees it, so whoever fills it in is a bot. No browser fills it in. */
export const HONEYPOT_FIELD = 'referencia';
export const MAX_CONTACT_MESSAGE_LENGTH = 2000;
/** Characters of a text that is searched for. */
export const MAX_SEARCH_LENGTH = 100;
/** Shorter texts are not sent to the shop's search. */
export const MIN_REMOTE_SEARCH_LENGTH = 2;
export const REMOTE_SEARCH_RESULTS = 24;
export const SEARCH_DEBOUNCE_MS = 250;

/** Storage key of the brand that the visitor typed onto the covers. */
export const COVER_BRAND_STORAGE_KEY = 'reventaplr-portadas';

export const CONSENT_STORAGE_KEY = 'reventaplr-consent';
/** The consent to measurement is asked for again after this time. */
export const CONSENT_KEPT_MS = 365 * DAY_MS;

/** Letters and digits that a message needs to match a product's name: 'a' is in most names. */
export const MIN_CHAT_MATCH_LENGTH = 3;
/** Limit of the backend function `sofia-chat`. */
export const MAX_CHAT_MESSAGE_LENGTH = 500;
/** Characters of an answer that are shown. */
export const MAX_CHAT_ANSWER_LENGTH = 4000;
/** Messages of a conversation that are kept, the latest ones. */
export const MAX_CHAT_MESSAGES = 100;
/** Matches that are looked up in the shop before SofIA says that it has none of them. */
export const MAX_CHAT_LOOKUPS = 12;
export const CHAT_TIME_LIMIT_MS = 12 * SECOND_MS;

/** Number of visited pages that a browser keeps for offline use, the latest ones. */
export const KEPT_PAGES = 30;

/** Days, and days from Monday to Friday, within which a withdrawal and a complaint are answered. */
export const WITHDRAWAL_ANSWER_DAYS = 10;
export const COMPLAINT_ANSWER_WORKING_DAYS = 15;

/** Messages of one mailbox from one network to a form. The database has its own limit (docs/product.md 11, 20261128080000_forms_of_neighbours.sql). */
export const CONTACT_RATE = {limit: 5, windowMs: 10 * MINUTE_MS} as const;
/** Checkouts of one cart, and of one network: the phones of a provider share an address. */
export const CHECKOUT_RATE = {ofOne: 30, ofNetwork: 3000, windowMs: MINUTE_MS} as const;
/**
 * Requests of one network for one kind of endless page: searches, filtered lists, unknown addresses and others. Other
 * pages are a finite set and are kept.
 */
export const QUERY_RATE = {limit: 3000, windowMs: MINUTE_MS} as const;
/**
 * Endless pages (see above) and forms that an isolate renders at once, and places in its queue: in all, and for one network. The
 * next turn begins `restMs` after a render, or `turnMs` after the beginning of one that takes longer: it waits for a service,
 * which is 50 to 300 ms away.
 */
export const RENDER_QUEUE = {
  atOnce: 2,
  places: 200,
  placesOfOne: 20,
  waitMs: 4_000,
  turnMs: 40,
  restMs: 50,
} as const;
/** The same of answers other than pages, such as searches while somebody types. They take less time. */
export const ANSWER_QUEUE = {...RENDER_QUEUE, atOnce: 4, restMs: 20} as const;
/** What a form may have: the longest one, even fully escaped. */
export const FORM_BYTES = 65_536;
/** Requests about one certificate, and of one network about all, each of which asks the account backend. */
export const CERTIFICATE_RATE = {ofOne: 120, ofNetwork: 3000, windowMs: MINUTE_MS} as const;
/** Dossiers, which take signatures: a twentieth of what the function signs for this worker in a minute. */
export const DOSSIER_RATE = {ofOne: 30, ofNetwork: 60, windowMs: MINUTE_MS} as const;
/** Health checks from one network, each of which calls the provider. */
export const HEALTH_RATE = {limit: 60, windowMs: MINUTE_MS} as const;
/** Calls of shopping agents from one network, each of which is passed on to the store. */
export const UCP_RATE = {limit: 120, windowMs: MINUTE_MS} as const;
/** Error reports from one network. */
export const ERROR_REPORT_RATE = {limit: 20, windowMs: MINUTE_MS} as const;
