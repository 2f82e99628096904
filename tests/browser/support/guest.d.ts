import { type Locator, type Page } from '@playwright/test';
import type { OwnShop, PlacedOrder } from './owner.ts';
/** The choices of a dish. */
export interface DishChoice {
    readonly size?: string;
    readonly dough?: string;
    readonly without?: readonly string[];
    readonly extras?: readonly string[];
    readonly amount?: number;
}
export interface Contact {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
}
export declare const ADA: Contact;
export declare const HOME = "Torstra\u00DFe 12, 10119 Berlin";
export declare const ORDER_BUTTON = "Zahlungspflichtig bestellen";
/** A guest with a browser; methods read as a story. */
export declare class Guest {
    #private;
    readonly page: Page;
    constructor(page: Page);
    opensMenu(slug: string): Promise<void>;
    opens(address: string): Promise<void>;
    /** Leaves for about:blank, so that the next address loads anew even if it differs only after #. */
    leaves(): Promise<void>;
    /** Opens and leaves the menu of pages: once it was open, the page shows what the browser has stored. */
    looksAtSiteMenu(): Promise<void>;
    /** Opens the menu and waits for the shop's event stream. */
    opensMenuWithEvents({ slug }: OwnShop): Promise<void>;
    /** Blocks the event stream: the page keeps showing an old state. */
    blocksShopEvents(): Promise<void>;
    /** The action of the next visit event of this type that the page reports. */
    nextReportedEvent(type: string): Promise<string>;
    /** Waits for a short-lived status text; `cause` triggers it. */
    seesStatusDuring(words: string, cause: () => Promise<void>): Promise<void>;
    reloads(): Promise<void>;
    /** The same guest in another tab. */
    opensAnotherTab(): Promise<Guest>;
    /** The row of a dish in the menu. */
    dish(name: string): Locator;
    /** The search: beside the menu on wide screens, behind an icon on phones. */
    opensSearch(): Promise<void>;
    get dialog(): Locator;
    /** Leaves the open dialog with Escape. */
    leavesDialog(): Promise<void>;
    opensDish(name: string): Promise<Locator>;
    /** Adds a dish through its dialog with these choices. */
    adds(name: string, choice?: DishChoice): Promise<void>;
    picksUp(): Promise<void>;
    wantsDelivery(): Promise<void>;
    /** Unfolds optional fields of the checkout, or a known part: 'Adresse ändern'. */
    unfolds(name: string): Promise<void>;
    /** Enters the delivery address in its dialog. */
    entersAddress(location: string): Promise<void>;
    /** The cart: beside the menu on wide screens, a sheet on phones. */
    opensCart(): Promise<Locator>;
    goesToCheckout(): Promise<void>;
    /** Fills in contact and payment method and accepts the terms. */
    entersContact(contact: Contact): Promise<void>;
    wantsAdvertising(): Promise<void>;
    /** Signs in by a mailed link. */
    signsInBy(link: string): Promise<void>;
    opensAccount(): Promise<Locator>;
    /** Selects a payment method: 'Karte', 'PayPal Sofort online'. */
    paysBy(method: string): Promise<void>;
    /** Orders for pickup and ends on the provider's pay page. */
    goesToPayPage(button?: string): Promise<void>;
    /** Presses two buttons in the same task. */
    pressesAtOnce(first: Locator, second: string): Promise<void>;
    presses(button: string): Promise<void>;
    /** Orders, confirms the question if there is one, and ends on the order page. */
    orders(): Promise<PlacedOrder>;
    /** The order's state on its page. */
    get status(): Locator;
    /** The current step of the order's progress. */
    get currentStep(): Locator;
}
