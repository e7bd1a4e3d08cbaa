'use server'

import { action } from '@/lib/server/action'
import { byRecord } from '@/lib/server/may'
import { makeShareLink as make } from './make-share-link'
import { shareSchema } from './model/share'
import { revokeShareLinks as revoke } from './revoke-share-links'

export const makeShareLink = action({
  schema: shareSchema,
  may: byRecord('food.place'),
  run: ({ actor, form: { orderId } }) => make({ actor, orderId, now: new Date() }),
})

export const revokeShareLinks = action({
  schema: shareSchema,
  may: byRecord('food.place'),
  run: ({ actor, form: { orderId } }) => revoke({ actor, orderId, now: new Date() }),
})
