const key = 'pannier-login-username';

/**
 * The name typed at the login, kept over failed attempts and reloads of this tab until a login
 * succeeds; the password is kept nowhere.
 */
export const keptUsername = {
  read: () => sessionStorage.getItem(key) ?? '',
  keep: (username: string) => sessionStorage.setItem(key, username),
  forget: () => sessionStorage.removeItem(key),
};
