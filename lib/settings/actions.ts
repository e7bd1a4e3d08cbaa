'use server'

import { z } from 'zod'
import { action } from '@/lib/server/action'
import { decideStatusCode as decide } from './decide-status-code'
import { dismissCallback as dismiss } from './callbacks/dismiss-callback'
import { assignCallback as give } from './callbacks/assign-callback'
import { giveUpJobs as giveUp } from './jobs/give-up-jobs'
import { replayCallback as replay } from './callbacks/replay-callback'
import { retryJobs as retry } from './jobs/retry-jobs'
import { testConnection as test } from './health/test-connection'
import { emptyDemo as empty } from './demo/empty-demo'
import { restartRush as restart } from './demo/restart-rush'
import { eraseCustomerData as erase } from './customer-data/erase-customer-data'
import { findCustomers as findThem } from './customer-data/find-customers'
import { callbackIdSchema, assignCallbackSchema } from './model/callback-forms'
import { connectionSchema } from './model/connections'
import { customerRefSchema, customerSearchSchema } from './model/customer-data'
import { emptyDemoSchema } from './model/demo'
import { jobIdsSchema } from './model/jobs'
import { statusCodeSchema } from './model/status-codes'

export const retryJobs = action({
  schema: jobIdsSchema,
  may: 'settings.manage',
  run: ({ actor, form }) => retry({ actor, ...form }),
})

export const giveUpJobs = action({
  schema: jobIdsSchema,
  may: 'settings.manage',
  run: ({ actor, form }) => giveUp({ actor, ...form }),
})

export const testConnection = action({
  schema: connectionSchema,
  may: 'settings.manage',
  run: ({ actor, form }) => test({ actor, ...form }),
})

export const assignCallback = action({
  schema: assignCallbackSchema,
  may: 'callbacks.handle',
  run: give,
})

export const replayCallback = action({
  schema: callbackIdSchema,
  may: 'callbacks.handle',
  run: replay,
})

export const dismissCallback = action({
  schema: callbackIdSchema,
  may: 'callbacks.handle',
  run: dismiss,
})

export const decideStatusCode = action({
  schema: statusCodeSchema,
  may: 'settings.manage',
  run: decide,
})

/** An action, so that a name or phone stands in no address. */
export const findCustomers = action({
  schema: customerSearchSchema,
  may: 'customer-data.manage',
  run: findThem,
})

export const eraseCustomerData = action({
  schema: customerRefSchema,
  may: 'customer-data.manage',
  run: erase,
})

export const restartRush = action({
  schema: z.object({}),
  may: 'settings.manage',
  run: ({ actor }) => restart({ actor }),
})

export const emptyDemo = action({ schema: emptyDemoSchema, may: 'settings.manage', run: empty })
