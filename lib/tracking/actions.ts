'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import { runAction } from '@/lib/server/run-action'
import { makeShareLink as make } from './make-share-link'
import { revokeShareLinks as revoke } from './revoke-share-links'
import { shareSchema, type MadeLink, type ShareForm, type ShareState } from './schema'

export async function makeShareLink(form: ShareForm): Promise<ActionResult<MadeLink>> {
  return runAction(shareSchema, form, ({ orderId }, actor) =>
    make({ actor, orderId, now: new Date() }),
  )
}

export async function revokeShareLinks(form: ShareForm): Promise<ActionResult<ShareState>> {
  return runAction(shareSchema, form, ({ orderId }, actor) =>
    revoke({ actor, orderId, now: new Date() }),
  )
}
