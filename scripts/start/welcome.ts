import { demoPassword, logins } from '../demo/logins.ts';

/** Returns the text for a new user when the server has started: addresses and logins. */
export function welcome(port: number): string {
  const width = Math.max(...logins.map((login) => login.username.length)) + 2;
  const lines = logins.map(
    (login) => `    ${login.username.padEnd(width)}${login.role.padEnd(18)}${login.see}`,
  );
  return `
  Pannier is ready:  http://localhost:${port}

  Demo hosts
    http://us.localhost:${port}   United States, US dollar (also http://localhost:${port})
    http://de.localhost:${port}   Germany, euro
    http://id.localhost:${port}   Indonesia, rupiah
    http://order.localhost:${port}   United States without payments; log in as at us.localhost

  Demo logins, each on its own host; the password of all is ${demoPassword}
${lines.join('\n')}
`;
}
