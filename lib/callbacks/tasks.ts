import 'server-only'
import { database } from '@/lib/db/client'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { applyWaiting } from './apply-waiting'
import { expressCallback } from './express-callback'
import { foodCallback } from './food-callback'
import { parcelCallback } from './parcel-callback'

/** A current and a legacy express callback are told apart by what they say. */
const appliers = {
  food: foodCallback.apply,
  parcel: parcelCallback.apply,
  express: expressCallback.apply,
}

export const callbackTasks: TaskGroup = {
  tasks: {
    'callbacks.apply-waiting': () => applyWaiting(database(), appliers),
  },
  repeated: [{ task: 'callbacks.apply-waiting', everyMinutes: 1 }],
}
