'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { STAGE_LOOKS } from '@/components/orders/stage-pill'
import { useStageLabel } from '@/components/orders/use-stage-label'
import { signOut } from '@/components/shell/auth-request'
import { LANGUAGE_OPTIONS } from '@/components/shell/frame/language-options'
import { useChooseLocale } from '@/components/shell/frame/language-switch'
import { THEMES } from '@/components/shell/frame/theme'
import { useTheme } from '@/components/shell/frame/theme-provider'
import { settingsPaths } from '@/components/shell/settings-paths'
import { useChosenStores, useViewer } from '@/components/shell/viewer-provider'
import { Meaning } from '@/components/ui/meaning'
import { toast } from '@/components/ui/toast'
import { areaOf } from '@/lib/domain/areas'
import { formatPhone } from '@/lib/domain/phone/format-phone'
import { foodPaths } from '@/lib/food/keys'
import { orderPaths } from '@/lib/orders/keys'
import type { OrderHit } from '@/lib/orders/model/order-hit'
import type { PaletteFound } from '@/lib/palette/model/palette'
import { storePaths } from '@/lib/stores/keys'
import { isMeant } from './is-meant'
import { formsFor, pagesFor } from './palette-entries'
import type { PaletteGroup, PaletteOption } from './palette-groups'
import { usePageLabels } from './use-page-labels'

type Asked = { text: string; found: PaletteFound | null; onClose: () => void }

/**
 * What can be chosen for a text, group by group: a number means an order first, a word a page. The
 * English names lead there too.
 */
export function usePaletteOptions({ text, found, onClose }: Asked): PaletteGroup[] {
  const router = useRouter()
  const go = (href: string) => () => {
    onClose()
    router.push(href)
  }
  const orders: PaletteGroup = { name: 'orders', options: useOrderOptions(found?.orders ?? [], go) }
  const customers: PaletteGroup = {
    name: 'customers',
    options: useCustomerOptions(found?.customers ?? [], go),
  }
  const stores: PaletteGroup = {
    name: 'stores',
    options: useStoreOptions({ text, storeIds: found?.storeIds ?? [], go, onClose }),
  }
  const actions: PaletteGroup = { name: 'actions', options: useActionOptions(text, go, onClose) }
  const pages: PaletteGroup = { name: 'pages', options: usePageOptions(text, go) }
  return /\d/.test(text)
    ? [orders, customers, stores, actions, pages]
    : [actions, pages, stores, orders, customers]
}

type Go = (href: string) => () => void

function useOrderOptions(hits: readonly OrderHit[], go: Go): PaletteOption[] {
  const t = useTranslations('palette')
  const { stores } = useViewer()
  const locale = useLocale()
  return hits.map((hit) => {
    const store = stores.find(({ id }) => id === hit.storeId)
    const region = store?.region ?? 'HK'
    const { timeZone } = areaOf(region)
    const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone })
    const detail = [
      hit.pickupCode && t('code', { code: hit.pickupCode }),
      hit.recipientPhone && formatPhone(hit.recipientPhone, region),
      store?.name,
      day.format(new Date(hit.createdAt)),
      hit.clientOrderId,
    ]
    return {
      id: `order-${hit.orderId}`,
      icon: hit.family,
      title: hit.recipientName ?? t('noName'),
      detail: detail.filter(Boolean).join(' · '),
      mark: <HitStage hit={hit} />,
      isOrder: true,
      run: go(orderPaths.order(hit.family, hit.orderId)),
    }
  })
}

function HitStage({ hit }: { hit: OrderHit }) {
  const t = useTranslations('orders')
  const words = useStageLabel()
  const { placing, family, stage } = hit
  if (placing === 'unconfirmed')
    return <Meaning kind="waiting">{t('attention.unconfirmed')}</Meaning>
  if (placing === 'refused') return <Meaning kind="late">{t('attention.refused')}</Meaning>
  if (placing === 'placing') return <Meaning kind="waiting">{t('placing')}</Meaning>
  const { kind, Icon } = STAGE_LOOKS[stage]
  return (
    <Meaning kind={kind} icon={<Icon aria-hidden />}>
      {words.stage(family, stage)}
    </Meaning>
  )
}

function useCustomerOptions(hits: PaletteFound['customers'], go: Go): PaletteOption[] {
  const { stores } = useViewer()
  return hits.map(({ id, storeId, name, phone }) => {
    const store = stores.find((one) => one.id === storeId)
    const written = store ? formatPhone(phone, store.region) : phone
    return {
      id: `customer-${id}`,
      icon: 'customer',
      title: name,
      detail: [written, store?.name].filter(Boolean).join(' · '),
      run: go(foodPaths.customers({ store: storeId, search: phone })),
    }
  })
}

function useStoreOptions(
  given: Pick<Asked, 'text' | 'onClose'> & { storeIds: readonly number[]; go: Go },
): PaletteOption[] {
  const { text, storeIds, go, onClose } = given
  const t = useTranslations('palette')
  const { mayInHouse } = useViewer()
  const { all, choose } = useChosenStores()
  if (text.trim() === '') return []
  const meant = all.filter(
    ({ id, name, code }) => storeIds.includes(id) || isMeant(text, [name, code]),
  )
  return meant.flatMap(({ id, name: store, code, hasFood, may }): PaletteOption[] => {
    const show = () => {
      onClose()
      choose(id)
    }
    const base = { icon: 'store', detail: code } as const
    return [
      ...(all.length > 1
        ? [{ ...base, id: `show-${id}`, title: t('showStore', { store }), run: show }]
        : []),
      ...(hasFood && may.includes('hours.see')
        ? [
            {
              ...base,
              id: `hours-${id}`,
              title: t('storeHours', { store }),
              run: go(storePaths.hours(id)),
            },
          ]
        : []),
      ...(mayInHouse.includes('stores.edit')
        ? [
            {
              ...base,
              id: `store-${id}`,
              title: t('storeSettings', { store }),
              run: go(settingsPaths.store(id)),
            },
          ]
        : []),
    ]
  })
}

function useActionOptions(text: string, go: Go, onClose: () => void): PaletteOption[] {
  const t = useTranslations('palette')
  const shell = useTranslations('shell')
  const viewer = useViewer()
  const { all, choose } = useChosenStores()
  const { choose: chooseTheme } = useTheme()
  const { choose: chooseLocale } = useChooseLocale(true)
  const router = useRouter()
  const shown = useLocale()
  const leave = () => {
    signOut().then(
      () => router.push('/sign-in'),
      () => toast.error(shell('person.signOutFailed')),
    )
  }
  const languages = LANGUAGE_OPTIONS.filter(({ value }) => value !== shown)
    .filter(({ label }) => isMeant(text, [label, t('actions.language'), t('words.language')]))
    .map(({ value, label }) => ({
      id: `language-${value}`,
      icon: 'action' as const,
      title: label,
      detail: t('actions.language'),
      run: () => {
        onClose()
        chooseLocale(value)
      },
    }))
  const acts = [
    ...formsFor(viewer).map(({ name, href }) => ({ name, run: go(href) })),
    ...(all.length > 1 ? [{ name: 'allStores' as const, run: () => choose('all') }] : []),
    ...THEMES.map((name) => ({ name, run: () => chooseTheme(name) })),
    { name: 'signOut' as const, run: leave },
  ]
  const meant = acts
    .filter(({ name }) => isMeant(text, [t(`actions.${name}`), t(`words.${name}`)]))
    .map(({ name, run }) => ({
      id: `action-${name}`,
      icon: 'action' as const,
      title: t(`actions.${name}`),
      run: () => {
        onClose()
        run()
      },
    }))
  // Nobody looks for a language among what they do every day: only once something is typed.
  return text.trim() === '' ? meant : [...meant, ...languages]
}

function usePageOptions(text: string, go: Go): PaletteOption[] {
  const t = useTranslations('palette')
  const labels = usePageLabels()
  return pagesFor(useViewer())
    .filter(({ name }) => isMeant(text, [labels(name), t(`words.${name}`)]))
    .map(({ name, href }) => ({
      id: `page-${name}`,
      icon: 'page',
      title: labels(name),
      run: go(href),
    }))
}
