import 'server-only'
import type { OAuthConfig } from 'next-auth/providers/oauth'
import { z } from 'zod'
import type { OidcSetting } from '@/lib/config/oidc-setting'

/** What an issuer may say; of the groups, any list of texts. */
const claimsSchema = z.looseObject({
  sub: z.string().min(1),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
})
export type Claims = z.infer<typeof claimsSchema>

/**
 * The organisation's own sign-in, by NextAuth: found by discovery, with PKCE, state and nonce, and
 * the ID token's signature, issuer and audience checked.
 */
export function oidcProvider(setting: OidcSetting): OAuthConfig<Record<string, unknown>> {
  const { issuer, clientId, clientSecret, scope } = setting
  return {
    id: 'oidc',
    name: 'OpenID Connect',
    type: 'oauth',
    wellKnown: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    authorization: { params: { scope } },
    clientId,
    clientSecret,
    httpOptions: { timeout: 10_000 },
    // Who it is here is found in `signIn`, which puts the session's id in the place of this.
    profile: (claims) => ({ id: claimsSchema.parse(claims).sub }),
  }
}

/** What the issuer says of somebody, in our words. */
export function profileOf(setting: OidcSetting, given: unknown) {
  const claims = claimsSchema.parse(given)
  const groups = z.array(z.string()).catch([]).parse(claims[setting.groupsClaim])
  return {
    subject: claims.sub,
    name: claims.name ?? claims.preferred_username ?? claims.email ?? claims.sub,
    email: claims.email?.trim() ?? null,
    emailVerified: claims.email_verified === true,
    groups,
  }
}
