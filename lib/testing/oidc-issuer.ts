import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** What the issuer says of somebody, by the login that they type there. */
export type IssuedClaims = {
  email?: string
  email_verified?: boolean
  name?: string
  groups?: string[]
}

export type OidcIssuer = {
  url: string
  clientId: string
  clientSecret: string
  /** Changes what is said of a login from now on. */
  tell: (login: string, claims: IssuedClaims) => void
  close: () => Promise<void>
}

/** A real OpenID Connect provider on a free port of this machine, with PKCE asked for. */
export async function openIssuer(redirectUri: string): Promise<OidcIssuer> {
  const people = new Map<string, IssuedClaims>()
  const [clientId, clientSecret] = ['handover', 'a secret between the two']
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: Provider = new Provider(url, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { email: ['email', 'email_verified'], profile: ['name', 'groups'], openid: ['sub'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['of this test alone'] },
    findAccount: (_, login) => ({
      accountId: login,
      claims: () => ({ sub: login, ...people.get(login) }),
    }),
    // Nobody is asked whether Handover may know them.
    async loadExistingGrant({ oidc }): Promise<InstanceType<Provider['Grant']>> {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  server.on('request', provider.callback())
  return {
    url,
    clientId,
    clientSecret,
    tell: (login, claims) => people.set(login, claims),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
