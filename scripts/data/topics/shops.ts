/** Words of shops and of pricing pages. */

import { z } from 'zod'
import { forms, words } from './members.ts'

export const SHOPS = {
  shops: z
    .strictObject({
      buy: words('What a button says that buys.'),
      buyAlone: words('What a button that is no link says when it says nothing else.'),
      soldOut: words('That a product cannot be bought now.'),
      inStock: words('That a product can be bought.'),
      otherProducts: words('Headings of lists of other products.'),
      otherPrices: words('Words before or after an amount that is not the price to pay.'),
      perSomething: words('Behind an amount: it is paid for each of something, or is what is taken off.'),
      measures: words('Behind an amount and "per": the measure that it buys.'),
      paidPrices: words('Before an amount: it is the one to pay now.'),
      lowestPrices: words('That a price is the lowest of several.'),
      sku: words('Labels of the number by which the shop itself knows a product.'),
      mpn: words('Labels of the number of the maker.'),
      gtin: words('Labels of a number of GS1.'),
      brands: words('Labels of the maker or brand.'),
      carts: words('Label of a link to the cart, without the number of goods in it.'),
      cartPaths: words('The last part of the address of a cart, without its ending.'),
      features: words('Headings of lists of what a product has.'),
      audiences: words('Words before those for whom something is.'),
    })
    .optional()
    .describe(
      'Words of shops. From the buttons, notices and default themes of shop systems (Shopify, WooCommerce, Magento, PrestaShop, Shopware, Salesforce, OpenCart), and of shops, 2026.',
    ),
  plans: z
    .strictObject({
      perMonth: words('Behind or around an amount: it is paid every month.'),
      monthSigns: forms('The same in scripts without spaces between words.'),
      perYear: words('It is paid every year.'),
      yearSigns: forms('The same in scripts without spaces between words.'),
      perSeat: words('It is paid for each person.'),
      seatSigns: forms('The same in scripts without spaces between words.'),
      units: words('What is counted where one pays for what is used.'),
      byUse: words('That one pays for what is used.'),
      useSigns: forms('The same in scripts without spaces between words.'),
      valid: words('How long something may be used that is paid once.'),
      free: words('The name or price of a plan that costs nothing.'),
      onRequest: words('What stands in place of a price that has to be asked for.'),
      requestSigns: forms('The same in scripts without spaces between words.'),
    })
    .optional()
    .describe('Words of pricing pages, by what they tell of a plan.'),
}
