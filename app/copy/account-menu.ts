/** Texts of the account in header and bar; apart from the sign-in's, which no other page fetches. */
export const account = {
  named: (email: string) => `Mi cuenta, ${email}`,
  signedInAs: 'Entraste como',
  library: 'Mis productos',
  wishlist: 'Mis favoritos',
  changePassword: 'Cambiar contraseña',
  signOut: 'Cerrar sesión',
  signOutBusy: 'Cerrando sesión…',
  signOutText: 'Cierra en todos tus dispositivos',
  signedOut: 'Cerraste tu sesión',
  signedOutText: 'Tus favoritos siguen en este dispositivo.',
  signedOutHere: 'Cerraste sesión solo aquí',
  signedOutHereText: 'En tus otros dispositivos sigue abierta.',
} as const;
