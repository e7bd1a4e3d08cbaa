'use server'

import { action } from '@/lib/server/action'
import { byRecord } from '@/lib/server/may'
import { endTablet as end } from './end-tablet'
import { givePin as give } from './give-pin'
import {
  givenPinSchema,
  newTabletSchema,
  ownPinSchema,
  tabletIdSchema,
  tabletSchema,
} from './model/tablet-forms'
import { saveTablet as save } from './save-tablet'
import { setOwnPin as setOwn } from './set-own-pin'
import { signInTablet as signIn } from './sign-in-tablet'

export const signInTablet = action({ schema: newTabletSchema, may: 'tablets.manage', run: signIn })

export const saveTablet = action({
  schema: tabletSchema,
  may: byRecord('tablets.manage'),
  run: save,
})

export const endTablet = action({
  schema: tabletIdSchema,
  may: byRecord('tablets.manage'),
  run: end,
})

export const givePin = action({
  schema: givenPinSchema,
  may: byRecord('tablets.manage'),
  run: give,
})

export const setOwnPin = action({ schema: ownPinSchema, may: 'account', run: setOwn })
