/** Who somebody is: guests, accounts, and the signed ticket by which both are known again. */
@org.jspecify.annotations.NullMarked
package org.mathmat.server.people;
