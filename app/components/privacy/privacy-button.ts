/**
 * The footer's button that asks for the privacy notice. The browser keeps the footer as the server
 * rendered it, so the notice finds the button by its id.
 */
export const PRIVACY_BUTTON_ID = 'preferencias-de-privacidad';
