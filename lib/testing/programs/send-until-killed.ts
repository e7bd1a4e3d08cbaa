import { loadActor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { foodOrders } from '@/lib/food/food-orders'
import { cancelOrder } from '@/lib/orders/cancelling/cancel-order'
import { parcelForm } from '../forms/parcel-form'
import { placeParcel } from '../place-orders'

/**
 * An instance in a process of its own that sends one thing and waits for its answer: a new parcel of
 * a store, or the cancellation of a food order, as somebody who may.
 */
const [what, id = '', personId = ''] = process.argv.slice(2)
const actor = await loadActor(database(), { personId: Number(personId) })
if (!actor) throw new Error('there is no such person')
if (what === 'creation') await placeParcel({ actor, form: parcelForm(Number(id)) })
else {
  const form = { orderId: Number(id), reason: '', staffNumber: '0000' }
  await cancelOrder(foodOrders, { actor, form })
}
process.stdout.write('ENDED\n')
