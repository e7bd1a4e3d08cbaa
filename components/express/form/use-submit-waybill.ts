'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { placeWaybill } from '@/lib/express/actions'
import { expressKeys, expressPaths } from '@/lib/express/keys'
import { formPath, readTyped } from '@/lib/express/model/read-typed'
import type { PlacingResult } from '@/lib/orders/model/placing'
import type { WaybillFormApi } from './use-waybill-form'

/** Sends the form; where its times are gone, those beside it are asked for again. */
export function useSubmitWaybill(form: WaybillFormApi, forget: () => void) {
  const client = useQueryClient()
  const say = usePlacedWords()
  return useSubmitOnce(form, {
    place: placeWaybill,
    // The server speaks of fields of the draft; the form has them where `formPath` says.
    fieldOf: (field) => {
      const typed = form.getValues()
      return typed.product && formPath(field, readTyped(typed.product, typed))
    },
    onFailure: ({ problem }) => {
      if (problem === 'slotsGone') {
        void client.invalidateQueries({ queryKey: expressKeys.allSlots() })
      }
    },
    onPlaced: (placed: PlacingResult) => {
      forget()
      say(placed)
    },
    hrefOf: expressPaths.waybill,
  })
}

/** What is said on the way to the waybill: that it is placed, and how to place another like it. */
function usePlacedWords() {
  const t = useTranslations('waybills.form')
  const router = useRouter()
  return ({ orderId, placing }: PlacingResult) => {
    if (placing !== 'placed') return toast.warning(t('notConfirmed'))
    const another = () => router.push(expressPaths.newWaybill({ clone: orderId }))
    return toast.success(t('placed'), { action: { label: t('another'), onClick: another } })
  }
}
