import type { ReactNode } from 'react'
import { OrderBell } from '@/components/food/alerts/order-bell'

export default function FoodLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <OrderBell />
      {children}
    </>
  )
}
