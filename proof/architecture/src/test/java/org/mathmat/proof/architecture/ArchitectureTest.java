package org.mathmat.proof.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Scanner;
import java.util.Set;
import java.util.Timer;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rules of ARCHITECTURE.md, checked on the compiled classes. */
class ArchitectureTest {
  private static final Set<String> CORE =
      Set.of("exact", "table", "equations", "onsets", "mathdice", "shelf");

  /** The modules that see time, chance, threads and I/O only as arguments. */
  private static final Set<String> PURE =
      with(CORE, "json", "solver", "bots", "host", "tournament", "training");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.mathmat");

  /** Which modules each module may use; in the order of the tree, from pure to impure. */
  private static final Map<String, Set<String>> USES =
      Map.ofEntries(
          entry("json", Set.of()),
          entry("exact", Set.of()),
          entry("table", Set.of()),
          entry("equations", Set.of("exact", "table")),
          entry("onsets", Set.of("table")),
          entry("mathdice", Set.of("exact", "table")),
          entry("shelf", Set.of("exact", "table", "equations", "onsets", "mathdice")),
          entry("solver", CORE),
          entry("bots", with(CORE, "solver")),
          entry("host", with(CORE, "solver", "bots")),
          entry("tournament", CORE),
          entry("training", with(CORE, "solver", "bots")),
          entry("wire", with(CORE, "json", "solver", "bots", "host", "tournament", "training")),
          entry(
              "server",
              with(CORE, "json", "solver", "bots", "host", "tournament", "training", "wire")),
          entry(
              "cli",
              with(
                  CORE,
                  "json",
                  "solver",
                  "bots",
                  "host",
                  "tournament",
                  "training",
                  "wire",
                  "server")));

  private static final DescribedPredicate<JavaClass> FLOATING =
      describe(
          "floating point",
          type ->
              Set.of("double", "float", "java.lang.Double", "java.lang.Float")
                  .contains(type.getBaseComponentType().getName()));

  @Test
  void thereIsSomethingToCheck() {
    assertThat(CLASSES.size()).isGreaterThan(400);
    for (String module : CORE) {
      assertThat(CLASSES.that(resideInAnyPackage(packages(Set.of(module)))).size())
          .as(module)
          .isPositive();
    }
  }

  @Test
  void thePureModulesUseTheLanguageAndNothingElse() {
    classes()
        .that()
        .resideInAnyPackage(packages(PURE))
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(packages(PURE))
                .or(
                    resideInAnyPackage(
                        "java.lang",
                        "java.lang.annotation",
                        "java.lang.invoke",
                        "java.lang.runtime",
                        "java.math",
                        "java.util",
                        "java.util.function",
                        "java.util.regex",
                        "java.util.stream",
                        "org.jspecify.annotations"))
                .or(
                    describe(
                        "times as data",
                        type ->
                            Set.of(
                                    "java.time.Duration",
                                    "java.time.Instant",
                                    "java.time.LocalDate",
                                    "java.time.Month")
                                .contains(type.getName())))
                .or(describe("primitives", JavaClass::isPrimitive))
                .or(describe("arrays", JavaClass::isArray)))
        .check(CLASSES);
  }

  @Test
  void theCommandsNeedNoLibrary() {
    classes()
        .that()
        .resideInAnyPackage(packages(Set.of("wire")))
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                    "java..", "javax.crypto..", "org.mathmat..", "org.jspecify.annotations")
                .and(resideOutsideOfPackage("java.lang.reflect"))
                .or(describe("primitives", JavaClass::isPrimitive))
                .or(describe("arrays", JavaClass::isArray)))
        .check(CLASSES);
  }

  @Test
  void thePureModulesDoNotReachForTimeChanceOrThreads() {
    noClasses()
        .that()
        .resideInAnyPackage(packages(PURE))
        .should()
        .dependOnClassesThat()
        .belongToAnyOf(
            Thread.class,
            ThreadLocal.class,
            Runtime.class,
            Process.class,
            ProcessBuilder.class,
            Timer.class,
            Scanner.class)
        .orShould()
        .callMethod(Instant.class, "now")
        .orShould()
        .callMethod(LocalDate.class, "now")
        .orShould()
        .callConstructor(Random.class)
        .orShould()
        .callMethod(Math.class, "random")
        .orShould()
        .callMethod(UUID.class, "randomUUID")
        .orShould()
        .callMethodWhere(
            target(
                describe(
                    "of System other than arraycopy",
                    called ->
                        called.getOwner().isEquivalentTo(System.class)
                            && !called.getName().equals("arraycopy"))))
        .orShould()
        .accessFieldWhere(
            target(describe("of System", field -> field.getOwner().isEquivalentTo(System.class))))
        .check(CLASSES);
  }

  @Test
  void noFloatingPointDecidesAnythingInCore() {
    classes()
        .that()
        .resideInAnyPackage(packages(CORE))
        .should(haveNoFloatingPointMembers())
        .check(CLASSES);
    noClasses()
        .that()
        .resideInAnyPackage(packages(CORE))
        .should()
        .accessTargetWhere(
            target(
                describe(
                    "a floating-point function of Math",
                    called ->
                        Set.of("java.lang.Math", "java.lang.StrictMath")
                                .contains(called.getOwner().getName())
                            && called
                                instanceof
                                com.tngtech.archunit.core.domain.AccessTarget.CodeUnitCallTarget
                                    call
                            && FLOATING.test(call.getRawReturnType()))))
        .check(CLASSES);
  }

  @Test
  void everyModuleKnowsOnlyThoseBelowIt() {
    Set<String> seen = new TreeSet<>();
    CLASSES.forEach(type -> seen.add(type.getPackageName().split("\\.", -1)[2]));
    assertThat(USES.keySet()).containsAll(seen);
    for (String module : seen) {
      classes()
          .that()
          .resideInAnyPackage(packages(Set.of(module)))
          .should()
          .onlyDependOnClassesThat(
              resideOutsideOfPackage("org.mathmat..")
                  .or(
                      resideInAnyPackage(
                          packages(with(USES.getOrDefault(module, Set.of()), module)))))
          .check(CLASSES);
    }
  }

  /** A package is a room: whoever reads it needs those below it, and none above. */
  @Test
  void noPackagesKnowEachOtherInACircle() {
    SlicesRuleDefinition.slices()
        .matching("org.mathmat.(**)")
        .should()
        .beFreeOfCycles()
        .check(CLASSES);
  }

  /** Judge and solver read the law; only the rule-books and a game's catalogue name variations. */
  @Test
  void nobodyAsksWhichVariationIsInForce() {
    DescribedPredicate<JavaClass> catalogue =
        describe(
            "the catalogue or a rule-book",
            type -> type.getSimpleName().matches("Catalogue|Guide|[A-Z][a-z]+20[0-9]{2}"));
    noClasses()
        .that()
        .resideOutsideOfPackage("..variations..")
        .and(not(catalogue))
        .should()
        .dependOnClassesThat(resideInAnyPackage("..variations..").and(not(catalogue)))
        .check(CLASSES);
  }

  @Test
  void aLawHasNoSwitches() {
    classes()
        .that()
        .haveSimpleName("Law")
        .should(
            check(
                "have no boolean fields",
                type ->
                    type.getFields().stream()
                        .filter(field -> field.getRawType().getName().equals("boolean"))
                        .map(JavaField::getFullName)))
        .allowEmptyShould(true)
        .check(CLASSES);
  }

  @Test
  void jsonIsReadAndWrittenOnlyAtTheEdge() {
    noClasses()
        .that()
        .resideOutsideOfPackages("org.mathmat.wire..", "org.mathmat.server..")
        .and()
        .resideOutsideOfPackage("org.mathmat.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.fasterxml..")
        .check(CLASSES);
  }

  @Test
  void aNameSaysWhatAThingIs() {
    noClasses()
        .should()
        .haveNameMatching(".*(Util|Utils|Helper|Helpers|Manager|Impl)(\\$.*)?")
        .check(CLASSES);
  }

  private static String[] packages(Set<String> modules) {
    return modules.stream().map(module -> "org.mathmat." + module + "..").toArray(String[]::new);
  }

  private static Set<String> with(Set<String> modules, String... more) {
    Set<String> all = new TreeSet<>(modules);
    all.addAll(Set.of(more));
    return all;
  }

  private static ArchCondition<JavaClass> haveNoFloatingPointMembers() {
    return check(
        "have no floating-point fields, parameters or results",
        type -> {
          List<String> found = new ArrayList<>();
          type.getFields().stream()
              .filter(field -> FLOATING.test(field.getRawType()))
              .map(JavaMember::getFullName)
              .forEach(found::add);
          for (JavaCodeUnit unit : type.getCodeUnits()) {
            if (FLOATING.test(unit.getRawReturnType())
                || unit.getRawParameterTypes().stream().anyMatch(FLOATING)) {
              found.add(unit.getFullName());
            }
          }
          return found.stream();
        });
  }

  private static ArchCondition<JavaClass> check(
      String rule, Function<JavaClass, Stream<String>> offenders) {
    return new ArchCondition<>(rule) {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        offenders
            .apply(type)
            .forEach(name -> events.add(SimpleConditionEvent.violated(type, name)));
      }
    };
  }
}
