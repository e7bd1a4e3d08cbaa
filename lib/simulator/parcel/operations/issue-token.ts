import { readParcelBody } from '../parcel-call'
import { ParcelError } from '../parcel-error'
import type { ParcelState } from '../parcel-state'
import { TOKEN_LIFETIME_S } from '../tokens'

/** The account of the parcel family, the same on every start. */
const CLIENT_ID = '10001'
const CLIENT_SECRET = 'simulator-client-secret'

/** POST /oauth/token (conventions §4.1). No header is asked for; wrong credentials are 40101. */
export function issueToken(body: string, { tokens }: ParcelState) {
  const { fields } = readParcelBody(body)
  const clientId = fields.text('client_id')
  const clientSecret = fields.text('client_secret')
  for (const [name, only] of [
    ['grant_type', 'client_credentials'],
    ['scope', 'delivery'],
  ] as const)
    if ((fields.optionalText(name) ?? only) !== only)
      throw fields.incorrect(name, `must be ${only}`)
  if (clientId !== CLIENT_ID) throw new ParcelError(40101, 'client_id')
  if (clientSecret !== CLIENT_SECRET) throw new ParcelError(40101, 'client_secret')
  return {
    token_type: 'Bearer',
    access_token: tokens.issue(),
    expires_in: TOKEN_LIFETIME_S,
    scope: 'delivery',
  }
}
