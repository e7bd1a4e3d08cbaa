import 'server-only'
import { headers } from 'next/headers'
import { clientAddress } from '@/lib/auth/client-address'
import { REQUEST_ID_HEADER } from '@/lib/config/request-id'

/** Where something that people do comes from. */
export type RequestOrigin = { requestId: string | null; address: string | null }

const NOWHERE: RequestOrigin = { requestId: null, address: null }

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
