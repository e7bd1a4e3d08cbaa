import 'server-only'
import { getLocale } from 'next-intl/server'
import { cookies } from 'next/headers'
import {
  STORE_COOKIE,
  chosenStores,
  storeChoice,
  type StoreChoice,
} from '@/components/shell/choose-stores'
import type { StoreAccess, Viewer } from '@/lib/people/model/viewer'
import { requireViewer } from '@/lib/people/viewer'

type DeviceStores = {
  viewer: Viewer
  /** What this device shows, as far as the person may still see it; null where nobody has said so. */
  choice: StoreChoice | null
  /** Of the person's stores, those that it shows. */
  chosen: readonly StoreAccess[]
}

/** Who looks, and at which stores. Without a session it goes to the sign-in page. */
export async function deviceStores(): Promise<DeviceStores> {
  const viewer = await requireViewer(await getLocale())
  const choice = storeChoice(viewer.stores, (await cookies()).get(STORE_COOKIE)?.value)
  return { viewer, choice, chosen: chosenStores(viewer.stores, choice) }
}
