/**
 * The footer's button that asks for the privacy notice, which comes later than the footer and finds it
 * by its id.
 */
export const PRIVACY_BUTTON_ID = 'preferencias-de-privacidad';
