import type { Locator, Page } from '@playwright/test'
import { SCRIPT_BUDGETS } from '../budgets'
import type { Who } from '../fixtures'

export type PageToMeasure = {
  name: string
  path: string
  as: Who | 'nobody'
  /** Whether HK-CENTRAL-01 is chosen in the shell, instead of all stores. */
  oneStore?: boolean
  /** JavaScript at first load, in KB gzip. Absent: none was set. */
  budgetKb?: number
  /** What is done before it counts as loaded. */
  first?: (page: Page) => Promise<void>
  /** What is there when the page can be worked with. */
  ready: (page: Page) => Locator
}

const main = (page: Page) => page.getByRole('main')
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name })
const picker = (name: string) => (page: Page) => main(page).getByRole('group', { name })

/** Before there is any order. */
export const EMPTY_BOARD: PageToMeasure = {
  name: 'food board, empty',
  path: '/food',
  as: 'staff',
  budgetKb: SCRIPT_BUDGETS.board,
  ready: (page) => main(page).getByText('No orders yet today'),
}

/** Every page but the order pages; `orders` stand on the board. */
export function pagesAmongOrders(input: {
  orders: number
  ridingId: number
  storeId: number
  personId: number
}): PageToMeasure[] {
  const { orders, ridingId, storeId, personId } = input
  return [
    boardOf(orders),
    {
      name: 'new order',
      path: '/food/new',
      as: 'staff',
      oneStore: true,
      budgetKb: SCRIPT_BUDGETS.orderForm,
      ready: (page) => page.getByLabel('Customer’s phone'),
    },
    {
      name: 'new order, map open',
      path: '/food/new',
      as: 'staff',
      oneStore: true,
      budgetKb: SCRIPT_BUDGETS.orderForm,
      // The map comes with the first key (decision 0256), which ends the wait for the largest paint.
      first: (page) => page.getByLabel('Customer’s phone').press('9'),
      ready: picker('Pin on the map'),
    },
    {
      name: 'order, courier riding',
      path: `/food/${ridingId}`,
      as: 'staff',
      ready: (page) => page.getByRole('img', { name: /^Courier, / }),
    },
    {
      name: 'new waybill',
      path: '/express/new',
      as: 'warehouse',
      budgetKb: SCRIPT_BUDGETS.waybillForm,
      ready: (page) => main(page).getByRole('radio', { name: /HDP-ECOMM-H/ }),
    },
    {
      name: 'new waybill, times and map open',
      path: '/express/new',
      as: 'warehouse',
      budgetKb: SCRIPT_BUDGETS.waybillForm,
      first: (page) =>
        main(page)
          .getByRole('radio', { name: /HDP-ECOMM-H/ })
          .click({ force: true }),
      ready: (page) =>
        page.getByRole('radiogroup', { name: 'Pickup time' }).getByRole('radio').first(),
    },
    {
      name: 'lockers, map open',
      path: '/lockers',
      as: 'warehouse',
      budgetKb: SCRIPT_BUDGETS.lockers,
      ready: (page) => page.locator('.ho-marker-lockers').first(),
    },
    { name: 'stores', path: '/stores', as: 'manager', ready: heading('Stores') },
    {
      name: 'hours editor',
      path: `/stores/${storeId}/hours`,
      as: 'manager',
      budgetKb: SCRIPT_BUDGETS.hours,
      ready: (page) => main(page).getByRole('region', { name: 'Week' }),
    },
    {
      name: 'sign-in',
      path: '/sign-in',
      as: 'nobody',
      budgetKb: SCRIPT_BUDGETS.signIn,
      ready: heading('Sign in'),
    },
    {
      name: 'first start',
      path: '/sign-in/first-start?token=bench',
      as: 'nobody',
      ready: heading('Set up the first administrator'),
    },
    {
      name: 'my account',
      path: '/settings',
      as: 'admin',
      budgetKb: SCRIPT_BUDGETS.account,
      ready: heading('My account'),
    },
    { name: 'people', path: '/settings/people', as: 'admin', ready: heading('People') },
    {
      name: 'new person',
      path: '/settings/people/new',
      as: 'admin',
      ready: heading('Add a person'),
    },
    {
      name: 'a person',
      path: `/settings/people/${personId}`,
      as: 'admin',
      ready: heading('Counter'),
    },
    { name: 'settings of stores', path: '/settings/stores', as: 'admin', ready: heading('Stores') },
    {
      name: 'new store, map open',
      path: '/settings/stores/new',
      as: 'admin',
      ready: picker('Where it is'),
    },
    {
      name: 'a store, map open',
      path: `/settings/stores/${storeId}`,
      as: 'admin',
      budgetKb: SCRIPT_BUDGETS.store,
      ready: picker('Where it is'),
    },
  ]
}

/** The board with so many live orders on it. */
export function boardOf(orders: number): PageToMeasure {
  return {
    name: `food board, ${orders} live orders`,
    path: '/food',
    as: 'staff',
    budgetKb: SCRIPT_BUDGETS.board,
    ready: (page) =>
      main(page)
        .getByRole('link', { name: /^Order \d{4},/ })
        .nth(orders - 1),
  }
}
