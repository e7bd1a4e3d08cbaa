'use server'

import { action } from '@/lib/server/action'
import { byRecord, withinStores } from '@/lib/server/may'
import { checkNow as check } from './hours/check-now'
import { saveHours as keep } from './hours/save-hours'
import { bufferFormSchema } from './model/buffer-form'
import { checkNowSchema, hoursFormSchema } from './model/hours-form'
import { openCloseSchema } from './model/open-close-form'
import { resendHoursSchema, sendHoursSchema } from './model/sending'
import { identityTestSchema, storeSchema } from './model/store-form'
import { saveStore as save } from './save-store'
import { resendHours as repeat } from './sending/resend-hours'
import { sendHours as send } from './hours/send-hours'
import { setBuffer as changeBuffer } from './now/set-buffer'
import { setOpen as openOrClose } from './now/set-open'
import { testIdentity as test } from './test-identity'

export const saveStore = action({ schema: storeSchema, may: 'stores.edit', run: save })

export const testIdentity = action({ schema: identityTestSchema, may: 'stores.edit', run: test })

export const saveHours = action({ schema: hoursFormSchema, may: 'hours.edit', run: keep })

export const sendHours = action({
  schema: sendHoursSchema,
  may: withinStores('hours.edit'),
  run: send,
})

export const resendHours = action({
  schema: resendHoursSchema,
  may: byRecord('hours.edit'),
  run: repeat,
})

export const checkNow = action({ schema: checkNowSchema, may: 'hours.see', run: check })

/** Each store has an outcome of its own; see `setOpen`. */
export const setOpen = action({
  schema: openCloseSchema,
  may: withinStores('store.open-close'),
  run: openOrClose,
})

export const setBuffer = action({
  schema: bufferFormSchema,
  may: withinStores('hours.edit'),
  run: changeBuffer,
})
