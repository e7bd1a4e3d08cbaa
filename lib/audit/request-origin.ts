import 'server-only'
import { headers } from 'next/headers'
import { clientAddress } from '@/lib/auth/client-address'
import { REQUEST_ID_HEADER } from '@/lib/config/request-id'
import { NOWHERE, type RequestOrigin } from './append-audit'

/** Of the request that is being answered; nothing outside of one, as in a job. */
export async function requestOrigin(): Promise<RequestOrigin> {
  const given = await currentHeaders()
  if (given === null) return NOWHERE
  return {
    requestId: given.get(REQUEST_ID_HEADER),
    address: clientAddress((name) => given.get(name)),
  }
}

/** Null where no request is being answered; Next throws there. */
async function currentHeaders() {
  try {
    return await headers()
  } catch {
    return null
  }
}
