import 'server-only'
import type { stores } from '@/lib/db/tables/stores'
import { areaOf, storeLanguage } from '@/lib/domain/areas'
import { Problem } from '@/lib/domain/problem'
import type { Family } from '@/lib/domain/stages'
import { platform } from '@/lib/platform/current'
import { PlatformRefused } from '@/lib/platform/errors'

type StoreRow = typeof stores.$inferSelect

/** What the platform answers of an order that a store asks for as its own. */
type OwnedOrder = { platformOrderId: string; clientOrderId: string | null }

type Answer = OwnedOrder & {
  /** Whom the platform itself names as its owner; most answers name nobody. */
  owner: string | null
}

type Question = { store: StoreRow; orderId: string; priority: 'person' | 'order' }

/** Without the name that the platform knows the store by, it cannot have such an order. */
function identityOf<Identity>(identity: Identity | null): Identity {
  if (identity === null) throw new Problem('storeWithoutFamily')
  return identity
}

async function askFood({ store, orderId, priority }: Question): Promise<Answer> {
  const { region } = store
  const storeCode = identityOf(store.foodClientMerchantId)
  const context = { region, language: storeLanguage(store), priority }
  const answer = await platform()
    .food(areaOf(region).zone)
    .orderInfo({ orderId, storeCode }, context)
  const { clientOrderId, storeCode: named } = answer
  return { platformOrderId: answer.orderId, clientOrderId, owner: named ?? storeCode }
}

async function askParcel({ store, orderId, priority }: Question): Promise<Answer> {
  const { region } = store
  const merchantId = identityOf(store.parcelMerchantId)
  const context = { region, language: storeLanguage(store), priority }
  const answer = await platform()
    .parcel(areaOf(region).zone)
    .orderInfo({ orderId, merchantId }, context)
  const { clientOrderId, merchantId: named } = answer
  return { platformOrderId: answer.orderId, clientOrderId, owner: named ?? merchantId }
}

async function askExpress({ store, orderId, priority }: Question): Promise<Answer> {
  const merchantId = identityOf(store.expressMerchantId)
  const answer = await platform()
    .express()
    .waybill({ orderId, merchantId }, { language: storeLanguage(store), priority })
  const { clientOrderId } = answer
  return { platformOrderId: answer.orderId, clientOrderId, owner: String(merchantId) }
}

const ASK = { food: askFood, parcel: askParcel, express: askExpress } as const

const merchantOf = (family: Family, store: StoreRow): string =>
  String(
    {
      food: store.foodClientMerchantId,
      parcel: store.parcelMerchantId,
      express: store.expressMerchantId,
    }[family],
  )

/** "There is no such order", in both lists of codes: not for this store, at least. */
const NO_SUCH_ORDER = ['263001', '400180056']

function notThisStores(error: unknown): unknown {
  const isSaid = error instanceof PlatformRefused && NO_SUCH_ORDER.includes(error.code)
  return isSaid ? new Problem('orderOfAnother') : error
}

/**
 * Asks the platform for an order in a store's name (food §4.4, convention §4.5, express §4.3): an
 * answer proves that it exists and is the store's. Throws `orderOfAnother` when it is not,
 * `storeWithoutFamily`, or what the platform refused or failed with.
 */
export async function fetchOwnedOrder(family: Family, question: Question): Promise<OwnedOrder> {
  const { owner, ...answer } = await ASK[family](question).catch((error: unknown) => {
    throw notThisStores(error)
  })
  const isIt = answer.platformOrderId === question.orderId
  if (!isIt || owner !== merchantOf(family, question.store)) throw new Problem('orderOfAnother')
  return answer
}
